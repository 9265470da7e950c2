import { createSketch, oval } from '#seed/artwork/drawings/fresh/sketch.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

/** A one-litre milk carton with a gable top. */
export function milkCarton(): string {
  const s = createSketch(401);
  return s.svg(`<path d="M70 118L196 118V302L70 302Z" fill="${s.gradient(['#FFFFFF', '#EEF3F6'], 'across')}"/><path d="M196 118L254 98V280L196 302Z" fill="${s.gradient(['#DCE6EC', '#AEBFCB'], 'across')}"/><path d="M70 118L102 66H216L196 118Z" fill="${s.gradient(['#FFFFFF', '#E6EEF2'])}"/><path d="M196 118L216 66L254 98Z" fill="#B4C4CF"/><path d="M100 36H214Q218 36 218 40V68H98V40Q98 36 100 36Z" fill="${s.gradient(['#3FA4D8', '#1879B4', '#0E5488'])}"/><path d="M98 40Q98 36 102 36H214V45H98Z" fill="#fff" opacity=".3"/>
<circle cx="146" cy="94" r="15" fill="${s.radial(['#6EC2EC', '#1E86C2', '#0E5488'])}"/><ellipse cx="141" cy="89" rx="6" ry="4" fill="#fff" opacity=".6"/>
${s.within('M70 118L196 118V302L70 302Z', `<path d="M60 222C100 196 130 240 164 222S190 210 206 216V310H60Z" fill="${s.gradient(['#3FA4D8', '#1670AA'])}"/><path d="M60 256C100 236 130 268 164 252S190 244 206 250V310H60Z" fill="${s.gradient(['#9ED47A', '#4E9E52'])}"/><path d="M112 246c0-12 10-20 22-20s22 8 22 20v10h-44Z" fill="#fff"/><circle cx="134" cy="222" r="13" fill="#fff"/><path d="M124 214l-10-8M144 214l10-8" stroke="#fff" stroke-width="6" stroke-linecap="round"/><ellipse cx="128" cy="238" rx="7" ry="6" fill="#2C3E4A"/><circle cx="130" cy="220" r="2" fill="#2C3E4A"/><circle cx="139" cy="220" r="2" fill="#2C3E4A"/><ellipse cx="134" cy="229" rx="7" ry="4" fill="#F6B8AE"/>`)}
${s.within('M196 118L254 98V280L196 302Z', `<path d="M190 216C214 200 236 218 262 204V310H190Z" fill="#12608F"/><path d="M190 250C214 236 236 250 262 238V310H190Z" fill="#3A7C42"/>`)}${productLabel('fresh-milk', { box: [84, 126, 188, 204], ink: '#0E5484', accent: '#1670AA', paper: '#fff' })}<path d="M196 118V302" stroke="#fff" stroke-width="2.500" opacity=".6"/>${s.glint(78, 170, 4, 44, 0, 0.9)}`);
}

/** A glass of milk. */
export function milkGlass(): string {
  const s = createSketch(402);
  const glass = 'M84 62H236L220 286Q218 300 204 300H116Q102 300 100 286Z';
  return s.svg(`<path d="${glass}" fill="#E8F2F8" opacity=".75"/>${s.solid('M92 112H228L216 278Q214 288 204 288H116Q106 288 104 278Z', ['#FFFFFF', '#F7F7F3', '#CBD3D8'], { depth: 16 })}<path d="${oval(160, 112, 68, 15)}" fill="#FFFFFF"/><path d="${oval(160, 113, 60, 11)}" fill="#EFF2F1"/><path d="${oval(160, 62, 76, 16)}" fill="none" stroke="#fff" stroke-width="4"/><path d="${oval(160, 63, 76, 16)}" fill="#fff" opacity=".25"/><path d="M88 66L102 284" stroke="#fff" stroke-width="7" opacity=".8"/><path d="M232 66L218 284" stroke="#A8C0CE" stroke-width="5" opacity=".6"/>${s.glint(118, 190, 6, 70, -3, 0.9)}`);
}
