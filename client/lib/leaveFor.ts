/** Leaves the marketplace for an address outside of its pages, as a link does. */
export function leaveFor(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
