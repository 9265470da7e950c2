/** Navigates to an external URL through a temporary link. */
export function leaveFor(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
