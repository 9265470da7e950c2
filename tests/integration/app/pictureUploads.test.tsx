import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dropProductDraft, productDraftsVar } from '#client/state/productDrafts.ts';
import {
  describeKuih,
  field,
  fill,
  fillKuih,
  holdUploads,
  line,
  photo,
  picturesInput,
  publish,
  shopOf,
  useProductEditor,
} from '#tests/support/app/productEditor.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const KEY = productDraftsVar.key;

useProductEditor();

describe('pictures that are still uploading', () => {
  const drafts = () => productDraftsVar().drafts;
  const NEW = 'usr_demo_vendor new';

  test('delay publishing until they are uploaded, and do not carry over to the next product', async () => {
    const { user, address, navigate } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fillKuih(user, 'Kuih cincin');
    await user.upload(picturesInput(), photo('first.jpg'));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    const release = holdUploads();
    await user.upload(picturesInput(), [photo('second.jpg'), photo('third.jpg')]);
    await user.click(publish());
    expect((await screen.findAllByRole('button', { name: 'Waiting for 2 pictures…' }))[0]).toBeVisible();
    expect(await (await shopOf()).store.query('products', { where: { slug: 'kuih-cincin' } })).toMatchObject({ items: [] });
    // Changes made while waiting are also published.
    await fill(user, field('Price'), '5.25');
    release();
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect(address()).toMatch(/edit=prd_/);
    const product = await (await shopOf()).bySlug('kuih-cincin');
    expect(product.pictures).toHaveLength(3);
    expect(product.priceCents).toBe(525);
    await navigate('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    expect(screen.queryByRole('button', { name: /^Remove picture/ })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(drafts()).toEqual({});
  });

  test('are added to the draft they were chosen for, even if another product is opened meanwhile', async () => {
    const { user, navigate } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    const release = holdUploads();
    await user.upload(picturesInput(), [photo('first.jpg'), photo('second.jpg')]);
    const sambal = await (await shopOf()).bySlug('sambal-tumis');
    await navigate(`/vendor-upload?edit=${sambal.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Edit product' });
    expect(screen.queryByText('first.jpg')).toBeNull();
    const count = screen.getAllByRole('button', { name: /^Remove picture/ }).length;
    release();
    await waitFor(() => expect(drafts()[NEW]?.values.images).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(count);
    expect(Object.keys(drafts())).toEqual([NEW]);
    await navigate('/vendor-upload');
    expect(await screen.findByRole('button', { name: 'Remove picture 2' })).toBeVisible();
  });

  test('are shown again, and delay publishing, when their draft is reopened', async () => {
    const { user, navigate } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fillKuih(user, 'Kuih ros');
    const release = holdUploads();
    await user.upload(picturesInput(), photo('first.jpg'));
    const sambal = await (await shopOf()).bySlug('sambal-tumis');
    await navigate(`/vendor-upload?edit=${sambal.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Edit product' });
    await navigate('/vendor-upload');
    expect(await screen.findByText('first.jpg')).toBeVisible();
    await user.click(publish());
    expect((await screen.findAllByRole('button', { name: 'Waiting for 1 picture…' }))[0]).toBeVisible();
    release();
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect((await (await shopOf()).bySlug('kuih-ros')).pictures).toHaveLength(1);
  });

  test('are dropped when their draft is discarded', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fillKuih(user, 'Kuih bahulu');
    const release = holdUploads();
    await user.upload(picturesInput(), photo('first.jpg'));
    await user.click(publish());
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.queryByText('first.jpg')).toBeNull();
    release();
    line.held = Promise.resolve();
    await user.upload(picturesInput(), photo('next.jpg'));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    expect(drafts()[NEW]?.values).toMatchObject({ title: '' });
    expect(drafts()[NEW]?.values.images).toHaveLength(1);
    expect(await (await shopOf()).store.query('products', { where: { slug: 'kuih-bahulu' } })).toMatchObject({ items: [] });
  });

  test('are not added to a new draft if theirs was published in another tab', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    const release = holdUploads();
    await user.upload(picturesInput(), photo('first.jpg'));
    await screen.findByText('first.jpg');
    act(() => dropProductDraft(NEW));
    release();
    await waitFor(() => expect(screen.queryByText('first.jpg')).toBeNull());
    expect(drafts()).toEqual({});
  });

  test('prevent publishing if one fails, until it is uploaded again', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await describeKuih(user);
    await fill(user, field('Name'), 'Kuih talam');
    const release = holdUploads();
    line.isBroken = true;
    await user.upload(picturesInput(), photo('second.jpg'));
    await user.click(publish());
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Some pictures were not uploaded/);
    line.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again: second.jpg' }));
    await screen.findByRole('button', { name: 'Remove picture 2' });
    await user.click(publish());
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect((await (await shopOf()).bySlug('kuih-talam')).pictures).toHaveLength(2);
  });

  test('are lost in a reload, unlike uploaded ones; closing the tab asks first', async () => {
    const first = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await first.user.upload(picturesInput(), photo('first.jpg'));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    const release = holdUploads();
    await first.user.upload(picturesInput(), photo('second.jpg'));
    expect(closing()).toBe(true);
    productDraftsVar.flush();
    const stored = localStorage.getItem(KEY)!;
    await first.user.click(screen.getByRole('button', { name: 'Remove second.jpg' }));
    expect(closing()).toBe(false);
    release();
    first.unmount();
    productDraftsVar({ drafts: {} });
    await renderApp('/vendor-upload', { storage: { [KEY]: stored } });
    productDraftsVar.hydrate(stored);
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    expect(drafts()[NEW]?.values.images).toHaveLength(1);
  });
});
