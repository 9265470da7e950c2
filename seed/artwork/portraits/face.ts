import { oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import type { Person } from '#seed/artwork/portraits/person.ts';

/** Half the head's width. */
export const headWidth = ({ head }: Person): number => head?.width ?? 49;

/** The outline of a head whose chin touches y = 192. */
export function headOutline(person: Person): string {
  const w = headWidth(person);
  const jaw = person.head?.jaw ?? 30;
  return `M160 58C${160 + w * 0.8} 58 ${160 + w} 86 ${160 + w} 118C${160 + w} 156 ${160 + jaw} 192 160 192C${160 - jaw} 192 ${160 - w} 156 ${160 - w} 118C${160 - w} 86 ${160 - w * 0.8} 58 160 58Z`;
}

/** The neck with the shadow of the chin, and the ears unless they are covered. */
export function neck(s: Sketch, { skin }: Person): string {
  const outline = 'M132 160H188V222Q188 250 160 250T132 222Z';
  return s.solid(outline, [skin[1], skin[1], skin[2]], { depth: 12, inside: s.soft(7, `<ellipse cx="164" cy="192" rx="42" ry="19" fill="${skin[2]}" opacity=".75"/>`) });
}

export function ears(s: Sketch, person: Person): string {
  const w = headWidth(person) - 1;
  const earring = person.jewellery?.earrings;
  const ear = (x: number): string => s.ball(x, 128, 9, 15, person.skin) + (earring ? s.ball(x, 149, 5, 5, ['#FFF6D8', earring, '#6A4A10']) : '');
  return ear(160 - w) + ear(160 + w);
}

/** The face: shape, eyes, nose, mouth, lines of age, facial hair and glasses. */
export function face(s: Sketch, person: Person): string {
  const { skin, jewellery } = person;
  const blush = s.soft(9, `<ellipse cx="128" cy="151" rx="15" ry="10" fill="#D9604A" opacity=".24"/><ellipse cx="193" cy="151" rx="15" ry="10" fill="#C24A34" opacity=".26"/>`);
  const dot = jewellery?.dot ? `<circle cx="160" cy="101" r="4.2" fill="${jewellery.dot}"/>` : '';
  return `${s.solid(headOutline(person), skin, { depth: 17, rim: 0.2, inside: blush + beard(s, person) })}${eyes(person)}${dot}${nose(s, person)}${mouth(person)}${age(person)}${moustache(s, person)}${glasses(person)}`;
}

function eyes({ brow, lips, age: years }: Person): string {
  const tilt = years === 'old' ? 1.5 : 0;
  const eye = (x: number, side: -1 | 1): string =>
    `<path d="M${x - 10} 128Q${x} ${118.5 - tilt / 2} ${x + 10} 128Q${x} ${134} ${x - 10} 128Z" fill="#FFFDF8"/><ellipse cx="${x}" cy="126.6" rx="5.3" ry="5.6" fill="#2A1A12"/><circle cx="${x - 1.8}" cy="124.6" r="1.6" fill="#fff"/><path d="M${x - 11} ${128.5 + (side === -1 ? tilt : 0)}Q${x} ${117 - tilt / 2} ${x + 11} ${128.5 + (side === 1 ? tilt : 0)}" stroke="#2A1A12" stroke-width="${lips ? 3.4 : 2.8}" stroke-linecap="round" fill="none"/>`;
  const thick = lips ? 3.4 : 4.8;
  return `${eye(138, -1)}${eye(182, 1)}<path d="M125 112Q137 104 150 109M170 109Q183 104 195 112" stroke="${brow}" stroke-width="${thick}" stroke-linecap="round" fill="none"/>`;
}

function nose(s: Sketch, { skin }: Person): string {
  return `${s.soft(2.5, `<path d="M162 122Q172 142 171 152Q166 158 158 157Z" fill="${skin[2]}" opacity=".34"/>`)}<path d="M150 153Q153 159 160 158.500Q168 159 171 152.500" stroke="${skin[2]}" stroke-width="3" stroke-linecap="round" fill="none" opacity=".85"/>${s.glint(157, 141, 2.6, 9, 0, 0.35)}`;
}

function mouth({ skin, lips, hasOpenSmile }: Person): string {
  const line = lips ?? '#8A3E32';
  if (hasOpenSmile)
    return `<path d="M139 167Q160 172 181 167Q177 184 160 184T139 167Z" fill="${lips ?? '#7A2E28'}"/><path d="M143 169Q160 173.500 177 169Q175 176 160 176.500T143 169Z" fill="#FFFCF4"/>`;
  const full = lips ? `<path d="M144 168.500Q153 168 160 170.500Q167 168 176 168.500Q170 181 160 181T144 168.500Z" fill="${lips}"/><path d="M140 166Q160 178 180 166" stroke="${skin[2]}" stroke-width="2.400" stroke-linecap="round" fill="none"/>` : '';
  return lips ? full : `<path d="M141 168.500Q160 182 179 168.500" stroke="${line}" stroke-width="4.400" stroke-linecap="round" fill="none"/>`;
}

function age({ age: years, skin }: Person): string {
  if (years === 'young') return '';
  const strength = years === 'old' ? 0.55 : 0.26;
  const folds = 'M136 154Q129 163 132 173M184 154Q191 163 188 173';
  const old = 'M119 131l-7 -3M119 136l-7 2M201 131l7 -3M201 136l7 2M142 90Q160 86 178 90M130 139Q138 143 146 139M174 139Q182 143 190 139';
  return `<path d="${folds}${years === 'old' ? old : ''}" stroke="${skin[2]}" stroke-width="2.400" stroke-linecap="round" fill="none" opacity="${strength}"/>`;
}

function beard(s: Sketch, person: Person): string {
  const { facialHair, skin } = person;
  if (!facialHair?.beard) return '';
  const w = headWidth(person);
  const jaw = `M${160 - w - 6} 122C${160 - w + 12} 140 ${160 - w + 8} 160 134 162Q160 156 186 162C${160 + w - 8} 160 ${160 + w - 12} 140 ${160 + w + 6} 122V200H${160 - w - 6}Z`;
  if (facialHair.beard === 'stubble') return s.soft(6, `<path d="${jaw}" fill="${facialHair.tones[1]}" opacity=".26"/>`);
  const lip = `<path d="M143 168Q160 161 177 168Q174 184 160 184T143 168Z" fill="${skin[1]}"/>`;
  return `${s.solid(jaw, facialHair.tones, { depth: 10, rim: 0.1 })}${lip}`;
}

function moustache(s: Sketch, { facialHair }: Person): string {
  if (!facialHair?.moustache) return '';
  return s.solid('M160 160C150 157 140 161 134 170C146 171 154 170 160 166C166 170 174 171 186 170C180 161 170 157 160 160Z', facialHair.tones, { depth: 5, rim: 0.1 });
}

/** The part of a full beard below the chin. */
export function beardBelow(s: Sketch, { facialHair }: Person): string {
  if (facialHair?.beard !== 'full') return '';
  return s.solid('M118 158C118 206 140 222 160 222S202 206 202 158Q160 196 118 158Z', facialHair.tones, { depth: 11, rim: 0.12 });
}

function glasses({ glasses: worn }: Person): string {
  if (!worn) return '';
  const lens = (x: number): string =>
    worn.shape === 'round' ? oval(x, 128, 17.5, 16.5) : `M${x - 18} 116H${x + 18}Q${x + 20} 142 ${x} 143Q${x - 20} 142 ${x - 18} 116Z`;
  return `<g fill="#fff" fill-opacity=".16" stroke="${worn.color}" stroke-width="4"><path d="${lens(138)}"/><path d="${lens(182)}"/><path d="M155.500 125Q160 121 164.500 125M120 123L109 120M200 123L211 120" fill="none" stroke-linecap="round"/></g><path d="M128 137L139 119M172 137L183 119" stroke="#fff" stroke-width="3.500" opacity=".4"/>`;
}
