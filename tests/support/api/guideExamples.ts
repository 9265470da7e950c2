import { readFileSync } from 'node:fs';

/** An example from docs/api.md. */
export interface GuideExample {
  /** Title of the section that contains it. The shell examples in a section share their variables. */
  section: string;
  language: 'graphql' | 'sh';
  code: string;
  /** The response that the guide shows after it, as JSON or text; null if it shows none. */
  shown: { language: 'json' | 'text'; text: string } | null;
}

const BLOCK = /^( *)```(graphql|json|sh|text)\n([\s\S]*?)\n\1```$/gm;

/** The GraphQL and shell examples from docs/api.md, in order. */
export function guideExamples(): GuideExample[] {
  const [, ...sections] = readFileSync('docs/api.md', 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [title = ''] = section.split('\n', 1);
    return examplesIn(title, section);
  });
}

function examplesIn(section: string, text: string): GuideExample[] {
  const examples: GuideExample[] = [];
  for (const [, indent = '', language, block = ''] of text.matchAll(BLOCK)) {
    const code = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (language === 'graphql' || language === 'sh') {
      examples.push({ section, language, code, shown: null });
      continue;
    }
    const example = examples.at(-1);
    if (example?.shown !== null) throw new Error(`"${section}" shows a response without an example.`);
    example.shown = { language: language === 'json' ? 'json' : 'text', text: code };
  }
  return examples;
}
