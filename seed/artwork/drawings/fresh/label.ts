import { createSketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A kraft paper tag on a string, like those tied to weighed bags. */
export function paperTag(): string {
  const s = createSketch(251);
  return s.svg(`<path d="M92 92C70 60 96 30 140 34C170 38 170 60 150 70" stroke="#B98A4A" stroke-width="5" fill="none" stroke-linecap="round"/>${s.solid('M60 110L96 74H224Q240 74 240 90V250Q240 266 224 266H76Q60 266 60 250Z', ['#F6E0B4', '#DDBB82', '#A9824A'], { depth: 10 })}<circle cx="98" cy="112" r="10" fill="#7E5A2A"/><circle cx="97" cy="111" r="6" fill="#FFF6E0"/><rect x="92" y="146" width="116" height="14" rx="7" fill="#5A3A16" opacity=".8"/><rect x="92" y="174" width="80" height="9" rx="4.500" fill="#5A3A16" opacity=".45"/><path d="M92 212h116" stroke="#5A3A16" stroke-width="3" stroke-dasharray="4 6" opacity=".5"/><rect x="92" y="226" width="52" height="12" rx="6" fill="#0B6B4F" opacity=".85"/>`);
}
