/** The forms in a page's HTML, in the way a browser without scripts would submit them. */

export interface PageForm {
  /** The values that would be submitted. */
  fields: Record<string, string>;
  /** The attributes of each visible control, by the control's name. */
  controls: ReadonlyMap<string, Readonly<Record<string, string>>>;
  source: string;
  /** Path and query string to which the form is posted. */
  action: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

export function textOf(source: string): string {
  return source.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, textOf(value)]));
}

/** Forms with this intent. `place` is the prefix of the field that distinguishes several such forms. */
export function formsOf(page: string, name: string, place = ''): PageForm[] {
  const sources = page.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  return sources.map(readForm).filter(({ fields }) => fields['intent'] === name && (fields['place'] ?? '').startsWith(place));
}

const CONTROL = /<input\b([^>]*?)\/?>|<(textarea|select)\b([^>]*)>([\s\S]*?)<\/\2>/g;

function readForm(source: string): PageForm {
  const fields: Record<string, string> = {};
  const controls = new Map<string, Record<string, string>>();
  const note = (attributes: Record<string, string>, value: string | undefined) => {
    const { name, type } = attributes;
    if (name === undefined || name === '' || 'disabled' in attributes) return;
    if (type !== 'hidden') controls.set(name, attributes);
    if (value !== undefined) fields[name] = value;
  };
  for (const [, input, kind = 'input', tag = input ?? '', content = ''] of source.matchAll(CONTROL)) {
    const attributes = attributesOf(tag);
    const { type = '', value = '' } = attributes;
    if (kind === 'textarea') note(attributes, textOf(content).replace(/^\n/, ''));
    else if (kind === 'select') {
      const options = [...content.matchAll(/<option\b([^>]*)>([^<]*)/g)].map(([, option = '', label = '']) => ({
        label,
        ...attributesOf(option),
      }));
      const chosen = options.find((option) => 'selected' in option) ?? options[0];
      note({ ...attributes, type: kind }, chosen && ('value' in chosen ? String(chosen.value) : textOf(chosen.label)));
    } else if (type !== 'file')
      note(attributes, (type === 'checkbox' || type === 'radio') && !('checked' in attributes) ? undefined : value);
  }
  const { action = '' } = attributesOf(/<form\b([^>]*)>/.exec(source)?.[1] ?? '');
  return { fields, controls, source, action: action.replace(/#.*/, '') };
}
