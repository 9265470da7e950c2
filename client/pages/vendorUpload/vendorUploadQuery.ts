/** The product form's target: one of the vendor's products by id, or a new one. */
export interface UploadTarget {
  kind: 'new' | 'edit' | 'copy';
  id: string | null;
}

const ID = /^[\w-]{1,80}$/;

export function readUploadTarget(params: URLSearchParams): UploadTarget {
  for (const kind of ['edit', 'copy'] as const) {
    const id = params.get(kind);
    if (id !== null && ID.test(id)) return { kind, id };
  }
  return { kind: 'new', id: null };
}
