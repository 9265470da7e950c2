/** Path and query of a request target. A host in it is ignored: the marketplace knows its own. */
export function pathAndQuery(target: string): { path: string; query: string } {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('#', 1)[0] ?? '';
  const cut = local.indexOf('?');
  const path = cut === -1 ? local : local.slice(0, cut);
  return { path: path.replaceAll('\\', '%5C').replace(/^\/*/, '/'), query: cut === -1 ? '' : local.slice(cut) };
}
