import { formatMoney } from '#schema/rules/money.ts';
import type { OrderPackageDoc, ReturnDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Texts of an email about a step: its subject, after the order number, and a sentence. */
export interface Words {
  subject: LocalisedText;
  text: LocalisedText;
}

/** Texts about a return that has reached `status`. */
export function returnWords({ refundBy, refundCents }: ReturnDoc, status: ReturnDoc['status'], vendor: string): Words {
  const amount = formatMoney(refundCents);
  switch (status) {
    case 'REQUESTED':
      return {
        subject: { en: 'Return requested', ms: 'Pemulangan diminta' },
        text: {
          en: `we have told ${vendor} that you want to return these goods. Wait for the answer before you send them.`,
          ms: `kami telah memberitahu ${vendor} bahawa anda mahu memulangkan barang ini. Tunggu jawapan sebelum menghantarnya.`,
        },
      };
    case 'ACCEPTED':
      return {
        subject: { en: 'Return accepted', ms: 'Pemulangan diluluskan' },
        text: {
          en: `${vendor} takes these goods back: send them now. When they have arrived, ${amount} is paid back.`,
          ms: `${vendor} meluluskan pemulangan barang ini: sila hantar sekarang. Apabila ia tiba, ${amount} dibayar balik.`,
        },
      };
    case 'REFUSED':
      return {
        subject: { en: 'Return refused', ms: 'Pemulangan ditolak' },
        text: {
          en: `${vendor} does not take these goods back. If you do not agree, write to us with the number of the order.`,
          ms: `${vendor} tidak menerima pemulangan barang ini. Jika anda tidak bersetuju, tulis kepada kami dengan nombor pesanan.`,
        },
      };
    case 'RECEIVED':
      return {
        subject:
          refundBy === 'ORIGINAL' ? { en: 'Money back', ms: 'Bayaran balik' } : { en: 'Goods came back', ms: 'Barang sudah kembali' },
        text: {
          en: `your goods are back at ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} goes back to you the way you paid.` : `You paid cash: ${amount} is paid back by bank transfer. The seller asks you for the account; we write to you when it is paid.`}`,
          ms: `barang anda sudah kembali kepada ${vendor}. ${refundBy === 'ORIGINAL' ? `${amount} dipulangkan kepada anda melalui cara anda membayar.` : `Anda membayar tunai: ${amount} dibayar balik melalui pindahan bank. Penjual akan meminta nombor akaun anda; kami menulis kepada anda apabila ia dibayar.`}`,
        },
      };
    case 'REFUNDED':
      return {
        subject: { en: 'Money back', ms: 'Bayaran balik' },
        text: {
          en: `${vendor} has transferred ${amount} to your bank account for the goods that you sent back. Your bank shows it within some days.`,
          ms: `${vendor} telah memindahkan ${amount} ke akaun bank anda untuk barang yang anda pulangkan. Bank anda akan memaparkannya dalam beberapa hari.`,
        },
      };
  }
}

/** The return an event belongs to. Older events do not name it: their returns are matched by counting the REQUESTED events so far. */
export function returnAt({ timeline, returns = [] }: OrderPackageDoc, at: number): ReturnDoc | null {
  const { returnStatus, returnId } = timeline[at] ?? {};
  if (returnStatus === undefined) return null;
  if (returnId !== undefined) return returns.find(({ id }) => id === returnId) ?? null;
  const requested = timeline.slice(0, at + 1).filter(({ returnStatus }) => returnStatus === 'REQUESTED').length;
  return returns[requested - 1] ?? null;
}
