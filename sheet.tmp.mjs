import sharp from 'sharp';
const [,, out, ...files] = process.argv;
const H = 2400;
let left = 0; const parts = [];
for (const f of files) {
  const [name, top='0'] = f.split('@');
  const img = sharp(`/tmp/wt-checkout-shots/${name}.png`); const m = await img.metadata();
  const t = Math.min(Number(top), Math.max(0, m.height - 10)); const h = Math.min(H, m.height - t);
  parts.push({ input: await img.extract({ left: 0, top: t, width: m.width, height: h }).png().toBuffer(), left, top: 0 });
  left += m.width + 20;
}
await sharp({ create: { width: left, height: H, channels: 3, background: '#888' } }).composite(parts).png().toFile(out);
