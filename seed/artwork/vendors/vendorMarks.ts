/** A vendor's logo: two ground colours, and a cream drawing on a 320 × 320 square. */
export interface VendorMark {
  ground: readonly [string, string];
  mark: string;
}

const cream = '#FFF6E0';
const fill = (d: string, color = cream): string => `<path d="${d}" fill="${color}"/>`;
const line = (d: string, width = 14, color = cream): string => `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, color = cream): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

export const vendorMarks: Record<string, VendorMark> = {
  'kebun-utara': { ground: ['#F5B03A', '#D9791A'], mark: fill('M118 112C168 84 226 122 234 184C238 232 192 254 148 232C100 208 84 136 118 112Z') + fill('M122 108C132 74 172 62 206 74C190 104 158 116 122 108Z', '#2F7A3A') },
  'rimba-borneo': { ground: ['#2F6B4A', '#143A2A'], mark: dot(214, 106, 26, '#F5B03A') + fill('M48 236L112 138L136 162L164 104L190 148L208 134L272 236Z') + line('M136 162L148 188M190 148L180 176L196 198', 9, '#235A3E') },
  'ladang-embun': { ground: ['#7DB45A', '#3F7A34'], mark: fill('M160 70C204 128 222 160 222 190A62 62 0 0 1 98 190C98 160 116 128 160 70Z') + line('M160 238V170M160 206C142 202 130 190 126 174M160 190C178 186 190 174 194 158', 11, '#3F7A34') },
  'tempayan-co': { ground: ['#A8643A', '#6A3418'], mark: fill('M120 74H200Q206 74 206 82Q206 98 196 104C232 124 240 156 232 190C224 226 200 248 160 248S96 226 88 190C80 156 88 124 124 104Q114 98 114 82Q114 74 120 74Z') + line('M92 166Q160 190 228 166', 10, '#8A4A26') },
  'bakeri-lorong-9': { ground: ['#D9924A', '#9A5620'], mark: fill('M70 210C66 132 108 92 160 92S254 132 250 210Q250 224 236 224H84Q70 224 70 210Z') + line('M116 128l26 34M154 118l26 36M194 126l22 32', 12, '#B36E30') },
  'bendang-emas': { ground: ['#E6BE4E', '#B0861E'], mark: line('M160 252V112', 10) + [96, 132, 168].map((y) => fill(`M160 ${y + 44}C130 ${y + 38} 116 ${y + 18} 118 ${y - 8}C146 ${y - 2} 160 ${y + 16} 160 ${y + 44}ZM160 ${y + 44}C190 ${y + 38} 204 ${y + 18} 202 ${y - 8}C174 ${y - 2} 160 ${y + 16} 160 ${y + 44}Z`)).join('') },
  'dapur-mak-som': { ground: ['#D6503A', '#94261A'], mark: fill('M78 152H242C242 214 210 246 160 246S78 214 78 152Z') + line('M62 150H258', 13) + line('M128 122c-12-16 12-22 0-40M162 122c-12-16 12-22 0-40M196 122c-12-16 12-22 0-40', 9) },
  'susu-pagi': { ground: ['#6EB4DC', '#2A6EA4'], mark: fill('M128 66H192V98C194 122 224 134 224 172V234Q224 252 206 252H114Q96 252 96 234V172C96 134 126 122 128 98Z') + fill('M96 190C124 172 150 206 178 190S214 180 224 186V234Q224 252 206 252H114Q96 252 96 234Z', '#BFDDF0') },
  'laut-segar': { ground: ['#3E8AA8', '#124A66'], mark: fill('M64 160C92 112 148 98 200 132L254 98Q242 132 246 160Q242 188 254 222L200 188C148 222 92 208 64 160Z') + dot(112, 150, 10, '#124A66') },
  'kopi-tujuh-pagi': { ground: ['#7A4426', '#3C1C0C'], mark: fill('M82 122H214V178C214 218 192 238 148 238S82 218 82 178Z') + line('M214 140C252 134 254 190 210 192', 14) + line('M124 100c-10-14 10-20 0-36M164 100c-10-14 10-20 0-36', 9) },
  'bersih-rumah': { ground: ['#4EA8C8', '#1C6488'], mark: fill('M86 158L160 90L234 158V240Q234 250 224 250H96Q86 250 86 240Z') + line('M66 166L160 80L254 166', 13) + dot(146, 186, 20, '#2E84A8') + dot(182, 212, 13, '#2E84A8') + dot(184, 172, 9, '#2E84A8') },
  'botani-bau': { ground: ['#A06AA8', '#5A2E68'], mark: [0, 72, 144, 216, 288].map((a) => `<path d="M160 152C128 130 130 88 160 70C190 88 192 130 160 152Z" fill="${cream}" transform="rotate(${a} 160 160)"/>`).join('') + dot(160, 160, 17, '#F5C24A') },
  'seri-tenun': { ground: ['#8A2A4E', '#4E1230'], mark: [0, 1, 2].map((i) => line(`M${104 + i * 56} 84V236`, 12)).join('') + [0, 1, 2].map((i) => line(`M84 ${112 + i * 48}H236`, 12, '#E3B45A')).join('') + [0, 2].map((i) => line(`M${104 + i * 56} 146V174`, 12)).join('') + line('M160 98V126M160 194V222', 12) },
  'kedai-adik': { ground: ['#F2A65A', '#D06A2E'], mark: dot(160, 170, 72) + dot(98, 104, 30) + dot(222, 104, 30) + dot(134, 158, 9, '#8A3E14') + dot(186, 158, 9, '#8A3E14') + line('M132 192Q160 218 188 192', 9, '#8A3E14') },
  'gerak-aktif': { ground: ['#2E3A4A', '#10161E'], mark: fill('M84 232L142 88H190L132 232Z', '#B8E04A') + fill('M160 232L218 88H250L192 232Z') },
  'kulit-kota': { ground: ['#9A5E34', '#54301A'], mark: fill('M84 132H236Q246 132 246 142V232Q246 244 234 244H86Q74 244 74 232V142Q74 132 84 132Z') + line('M122 130V110Q122 84 160 84T198 110V130', 13) + line('M76 176H140M180 176H244', 9, '#7A4624') + `<rect x="142" y="162" width="36" height="30" rx="6" fill="#E3B45A"/>` },
  'tukang-emas': { ground: ['#2A5A4E', '#0E2E28'], mark: `<circle cx="160" cy="188" r="60" fill="none" stroke="#F0CE7A" stroke-width="18"/>` + fill('M160 60L200 92L160 134L120 92Z') + line('M120 92H200', 6, '#2A5A4E') },
  'studio-kaca': { ground: ['#5A6E8A', '#26344A'], mark: `<circle cx="108" cy="168" r="44" fill="none" stroke="${cream}" stroke-width="15"/><circle cx="212" cy="168" r="44" fill="none" stroke="${cream}" stroke-width="15"/>` + line('M150 156Q160 146 170 156M66 158L52 132M254 158L268 132', 13) },
};
