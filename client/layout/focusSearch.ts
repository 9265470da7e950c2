/** Brings the search box into view and puts the cursor in it. */
export function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[role="search"] input');
  box?.scrollIntoView({ block: 'center' });
  box?.focus();
}
