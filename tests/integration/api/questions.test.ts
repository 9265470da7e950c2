import { describe, expect, test } from 'vitest';
import { ANSWER_EDIT_DAYS, MAX_ANSWERS, MAX_OPEN_QUESTIONS, MAX_QUESTION_LENGTH } from '#schema/rules/limits.ts';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { CLAIM_ORDER } from '#tests/support/api/orderOperations.ts';
import { A_QUESTION, openQuestions } from '#tests/support/api/questions.ts';

describe('asking a question', () => {
  test('members and other vendors can ask; guests and the vendor of the product cannot', async () => {
    const { ask, member, sellers, ofProduct } = await openQuestions();
    const people = [null, await member('asker@example.com'), sellers.utara, sellers.selatan];
    const can = await Promise.all(people.map(async (viewer) => (await ofProduct({}, viewer)).canAskQuestions));
    expect(can).toEqual([false, true, false, true]);
    expect((await ask(sellers.utara)).errors).toMatchObject([{ code: 'INVALID', path: ['productId'] }]);
    expect((await ask(sellers.selatan)).errors).toEqual([]);
  });

  test("a member's question is public immediately, with name, language and product", async () => {
    const { ask, member, ofProduct } = await openQuestions();
    const { question, errors } = await ask(await member('asker@example.com'), '这个米香吗？');
    expect(errors).toEqual([]);
    expect(question).toMatchObject({ status: 'PUBLISHED', authorName: 'Farah', language: 'ZH_MY', votes: 0, isOwn: true, answers: [] });
    const { questions, questionCount, ownQuestions, canAnswerQuestions } = await ofProduct();
    expect({ questionCount, canAnswerQuestions, ownQuestions }).toEqual({ questionCount: 1, canAnswerQuestions: false, ownQuestions: [] });
    expect(questions.nodes).toMatchObject([{ id: question!.id, isOwn: false, product: { id: 'prd_rice' } }]);
  });

  test('asking the same question twice, or concurrently, stores one', async () => {
    const { ask, member, store } = await openQuestions();
    const asker = await member('asker@example.com');
    const responses = await Promise.all([ask(asker), ask(asker), ask(asker, ` ${A_QUESTION} `)]);
    expect(new Set(responses.map(({ question }) => question?.id)).size).toBe(1);
    expect(await store.count('questions')).toBe(1);
  });

  test.each([
    ['an empty text', '  ', 'prd_rice', 'INVALID', ['text']],
    ['a text above the limit', 'x'.repeat(MAX_QUESTION_LENGTH + 1), 'prd_rice', 'INVALID', ['text']],
    ['an unknown product', A_QUESTION, 'prd_none', 'NOT_FOUND', ['productId']],
  ])('refuses %s with its path', async (_, text, productId, code, path) => {
    const { ask, member, store } = await openQuestions();
    const { errors } = await ask(await member('asker@example.com'), text, productId);
    expect(errors.map((error) => [error.code, error.path])).toEqual([[code, path]]);
    expect(await store.count('questions')).toBe(0);
  });

  test('the vendor cannot ask about its own product', async () => {
    const { ask, sellers } = await openQuestions();
    expect((await ask(sellers.utara)).errors).toMatchObject([{ code: 'INVALID', path: ['productId'] }]);
  });

  test(`a member has at most ${MAX_OPEN_QUESTIONS} questions about a product that the vendor has not answered`, async () => {
    const { ask, answer, member, sellers } = await openQuestions();
    const asker = await member('asker@example.com');
    const first = await ask(asker, 'Question 0?');
    for (let at = 1; at < MAX_OPEN_QUESTIONS; at += 1) expect((await ask(asker, `Question ${at}?`)).errors).toEqual([]);
    expect((await ask(asker, 'One more?')).errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
    await answer(first.question!.id, sellers.utara);
    expect((await ask(asker, 'One more?')).errors).toEqual([]);
  });

  test('questions and answers that an operator has rejected do not count towards the limits', async () => {
    const { ask, answer, published, buy, member, services, store } = await openQuestions();
    const asker = await member('asker@example.com');
    for (let at = 0; at < MAX_OPEN_QUESTIONS; at += 1) {
      const { question } = await ask(asker, `Question ${at}?`);
      await services.questionModeration.reject(question!.id, 'OFF_TOPIC');
    }
    expect((await ask(asker, 'One more?')).errors).toEqual([]);
    const { id } = await published();
    const buyer = await member('buyer@members.example');
    await buy(buyer);
    await answer(id, buyer);
    await store.transaction(async (transaction) => {
      const question = (await transaction.get('questions', id))!;
      const [one] = question.answers;
      const answers = Array.from({ length: MAX_ANSWERS }, (_, at) => ({ ...one!, id: `ans_${at}`, userId: `usr_${at}` }));
      await transaction.put('questions', { ...question, answers: answers.map((each) => ({ ...each, status: 'REJECTED' as const })) });
    });
    expect((await answer(id, buyer)).errors).toEqual([]);
  });

  test.each(['See www.example.com', 'Call me on 012-345 6789', 'Is this shit any good?'])(
    'holds back "%s", which only its author sees',
    async (text) => {
      const { ask, member, ofProduct, services } = await openQuestions();
      const asker = await member('asker@example.com');
      const { question } = await ask(asker, text);
      expect(question?.status).toBe('PENDING');
      expect((await ofProduct({}, asker)).ownQuestions).toMatchObject([{ id: question!.id, status: 'PENDING' }]);
      expect(await ofProduct()).toMatchObject({ questionCount: 0, questions: { totalCount: 0 } });
      expect((await services.questionModeration.waiting()).map((waiting) => waiting.text.id)).toEqual([question!.id]);
    },
  );
});

describe('answering a question', () => {
  test("the vendor's answer comes first, then the most helpful one of buyers", async () => {
    const { published, answer, buy, member, markAnswer, sellers, ofProduct } = await openQuestions();
    const { id } = await published();
    const buyers = [await member('one@example.com'), await member('two@example.com')];
    for (const buyer of buyers) await buy(buyer);
    await answer(id, buyers[0]!, 'A little.');
    const { question } = await answer(id, buyers[1]!, 'Very much so.');
    await answer(id, sellers.utara, 'It is jasmine rice.');
    await markAnswer(question!.answers.find(({ text }) => text === 'Very much so.')!.id, buyers[0]!);
    const [seen] = (await ofProduct()).questions.nodes;
    expect(seen).toMatchObject({ isAnswered: true });
    expect(seen!.answers.map(({ text, isVendor, isBuyer, helpfulCount }) => [text, isVendor, isBuyer, helpfulCount])).toEqual([
      ['It is jasmine rice.', true, false, 0],
      ['Very much so.', false, true, 1],
      ['A little.', false, true, 0],
    ]);
    expect(seen!.answers[0]!.authorName).toBe('Utara');
  });

  test('a member without a delivery of the product, and another vendor, cannot answer', async () => {
    const { published, answer, buy, member, sellers, ofProduct } = await openQuestions();
    const { id } = await published();
    const waiting = await member('waiting@example.com');
    await buy(waiting, {}, false);
    for (const viewer of [waiting, sellers.selatan, await member('passer@example.com')]) {
      expect((await answer(id, viewer)).errors).toMatchObject([{ code: 'INVALID', path: ['id'] }]);
      expect((await ofProduct({}, viewer)).canAnswerQuestions).toBe(false);
    }
    expect((await ofProduct({}, sellers.utara)).canAnswerQuestions).toBe(true);
  });

  test('a buyer can answer from the delivery on, also after an earlier purchase as a guest is claimed', async () => {
    const { answer, buy, deliver, execute, member, ofProduct, published } = await openQuestions();
    const { id } = await published();
    const canAnswer = async (viewer: SignedIn) => (await ofProduct({}, viewer)).canAnswerQuestions;
    const buyer = await member('buyer@example.com');
    const { packageId } = await buy(buyer, {}, false);
    expect(await canAnswer(buyer)).toBe(false);
    await deliver('utara', packageId);
    expect(await canAnswer(buyer)).toBe(true);

    const guest = await buy(null, { email: 'guest@example.com' });
    const claimant = await member('guest@example.com');
    expect(await canAnswer(claimant)).toBe(false);
    await execute(CLAIM_ORDER, { number: guest.orderNumber, accessToken: guest.accessToken }, { viewer: claimant });
    expect(await canAnswer(claimant)).toBe(true);
    expect((await answer(id, claimant)).errors).toEqual([]);
  });

  test('the migration records the same deliveries for orders that were delivered before it', async () => {
    const { buy, member, store } = await openQuestions();
    const buyer = await member('buyer@example.com');
    await buy(buyer);
    await buy(buyer);
    await buy(await member('waiting@example.com'), {}, false);
    await buy();
    const step = MIGRATIONS.find(({ additions }) => additions?.to === 'receivedProducts');
    const made = new Map<string, StoredDocument>();
    for (const order of (await store.query('orders')).items) step?.additions?.make(made, { ...order });
    expect([...made.values()]).toEqual((await store.query('receivedProducts')).items);
    expect([...made.keys()]).toEqual([`${buyer.userId}/prd_rice`]);
  });

  test(`answering again replaces the answer for ${ANSWER_EDIT_DAYS} days`, async () => {
    const { published, answer, sellers, pass } = await openQuestions();
    const { id } = await published();
    const first = await answer(id, sellers.utara, 'No.');
    const again = await answer(id, sellers.utara, 'No.');
    expect(again.question).toEqual(first.question);
    pass(1);
    const { question } = await answer(id, sellers.utara, 'Yes.');
    expect(question!.answers).toMatchObject([{ id: first.question!.answers[0]!.id, text: 'Yes.' }]);
    expect(question!.answers[0]!.editedAt).not.toBeNull();
    pass(24 * ANSWER_EDIT_DAYS);
    expect((await answer(id, sellers.utara, 'Perhaps.')).errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
  });

  test('concurrent answers and votes of several accounts are all stored', async () => {
    const { published, answer, vote, buy, member, sellers } = await openQuestions();
    const { id } = await published();
    const buyers = await Promise.all([1, 2, 3].map((at) => member(`buyer${at}@members.example`)));
    for (const buyer of buyers) await buy(buyer);
    await Promise.all([...buyers.map((buyer) => answer(id, buyer)), ...buyers.map((buyer) => vote(id, buyer)), answer(id, sellers.utara)]);
    const { question } = await vote(id, buyers[0]!);
    expect(question).toMatchObject({ votes: 3, isVoted: true });
    expect(question!.answers).toHaveLength(4);
  });

  test(`a question takes ${MAX_ANSWERS} answers of buyers, and still one of the vendor`, async () => {
    const { published, answer, buy, member, sellers, store } = await openQuestions();
    const { id } = await published();
    const buyer = await member('buyer@members.example');
    await buy(buyer);
    await answer(id, buyer);
    await store.transaction(async (transaction) => {
      const question = (await transaction.get('questions', id))!;
      const [one] = question.answers;
      const answers = Array.from({ length: MAX_ANSWERS }, (_, at) => ({ ...one!, id: `ans_${at}`, userId: `usr_${at}` }));
      await transaction.put('questions', { ...question, answers });
    });
    expect((await answer(id, buyer)).errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
    expect((await answer(id, sellers.utara)).errors).toEqual([]);
  });

  test("holds back a buyer's answer with a phone number, and refuses a vendor's", async () => {
    const { published, answer, buy, member, sellers, ofProduct } = await openQuestions();
    const { id } = await published();
    const buyer = await member('buyer@members.example');
    await buy(buyer);
    const { question } = await answer(id, buyer, 'Ring 012-345 6789');
    expect(question!.answers).toMatchObject([{ status: 'PENDING', isOwn: true }]);
    expect((await ofProduct()).questions.nodes[0]!.answers).toEqual([]);
    expect((await answer(id, sellers.utara, 'Ring 012-345 6789')).errors).toMatchObject([{ code: 'INVALID', path: ['text'] }]);
  });
});

describe('reactions', () => {
  test('one vote and one mark per account, which can be removed; own texts are refused', async () => {
    const { published, answer, vote, markAnswer, member, sellers } = await openQuestions();
    const [asker, reader] = [await member('asker@example.com'), await member('reader@example.com')];
    const { id } = await published(asker);
    const { question } = await answer(id, sellers.utara);
    const answerId = question!.answers[0]!.id;
    await Promise.all([vote(id, reader), vote(id, reader)]);
    await Promise.all([markAnswer(answerId, reader), markAnswer(answerId, reader)]);
    expect((await vote(id, reader)).question).toMatchObject({ votes: 1, answers: [{ helpfulCount: 1, isHelpful: true }] });
    await vote(id, reader, false);
    expect((await markAnswer(answerId, reader, false)).question).toMatchObject({ votes: 0, answers: [{ helpfulCount: 0 }] });
    expect((await vote(id, asker)).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await markAnswer(answerId, sellers.utara)).errors).toMatchObject([{ code: 'INVALID' }]);
  });

  test('operators see reports, and take a reported answer down with a public reason', async () => {
    const { published, answer, reportAnswer, reportQuestion, member, sellers, services, ofProduct } = await openQuestions();
    const reader = await member('reader@example.com');
    const { id } = await published();
    const { question } = await answer(id, sellers.utara);
    const answerId = question!.answers[0]!.id;
    await reportAnswer(answerId, reader, 'OFF_TOPIC');
    await reportAnswer(answerId, reader, 'ADVERTISING');
    await reportQuestion(id, reader, 'FAKE');
    const { questionModeration: moderation } = services;
    const waiting = await moderation.waiting();
    expect(waiting.map(({ text, reports }) => [text.id, ...reports])).toEqual([
      [id, ['FAKE', 1]],
      [answerId, ['ADVERTISING', 1]],
    ]);
    const operator = (...words: string[]) => runAdminCommand(services, { words: ['questions', ...words], values: {} });
    expect((await operator('list')).text).toContain(answerId);
    expect((await operator('publish', id)).text).toBe(`${id} is public, and its reports are settled.`);
    expect((await operator('reject', answerId, 'advertising')).text).toBe(`${answerId} is no longer public; its author sees the reason.`);
    expect((await operator('list')).text).toBe('No question or answer waits for a decision.');
    expect(await moderation.waiting()).toEqual([]);
    expect((await ofProduct()).questions.nodes).toMatchObject([{ answers: [], isAnswered: false }]);
    const [own] = (await ofProduct({}, sellers.utara)).questions.nodes[0]!.answers;
    expect(own).toMatchObject({ status: 'REJECTED', rejectionReason: 'It advertises or leads to other sites.' });
    expect(await moderation.reject('ans_none_1', 'FAKE')).toBeNull();
  });

  test('a rejected answer waits for an operator after every edit', async () => {
    const { published, answer, sellers, services, ofProduct } = await openQuestions();
    const { id } = await published();
    const { question } = await answer(id, sellers.utara);
    await services.questionModeration.reject(question!.answers[0]!.id, 'OFF_TOPIC');
    for (const text of ['Another answer', 'One more answer']) {
      expect((await answer(id, sellers.utara, text)).question!.answers[0]!.status).toBe('PENDING');
    }
    await services.questionModeration.publish(question!.answers[0]!.id);
    expect((await ofProduct()).questions.nodes).toMatchObject([{ isAnswered: true }]);
  });
});

describe('lists', () => {
  test('are sorted by votes or time, and paged by cursor', async () => {
    const { ask, vote, member, ofProduct, pass } = await openQuestions();
    const [asker, reader] = [await member('asker@example.com'), await member('reader@example.com')];
    for (const text of ['First?', 'Second?', 'Third?']) {
      await ask(asker, text);
      pass(1);
    }
    const newest = (await ofProduct({ sort: 'NEWEST' })).questions.nodes;
    expect(newest.map(({ text }) => text)).toEqual(['Third?', 'Second?', 'First?']);
    await vote(newest[1]!.id, reader);
    const page = (await ofProduct({ first: 1 })).questions;
    expect(page).toMatchObject({ totalCount: 3, nodes: [{ text: 'Second?' }], pageInfo: { hasNextPage: true } });
    const rest = (await ofProduct({ first: 2, after: page.pageInfo.endCursor })).questions;
    expect(rest.nodes).toHaveLength(2);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test.each([
    ['fragrant', ['Is this rice fragrant when cooked?']],
    ['FRAGRÁNT coo', ['Is this rice fragrant when cooked?']],
    ['jasmine', ['Which kind is it?']],
    ['香米', ['是香米吗？']],
    ['secret', []],
    ['fragrant jasmine', []],
  ])('search for "%s" in questions and public answers', async (query, expected) => {
    const { ask, answer, buy, member, sellers, ofProduct } = await openQuestions();
    const asker = await member('asker@example.com');
    await ask(asker);
    await ask(asker, '是香米吗？');
    const { question } = await ask(asker, 'Which kind is it?');
    await answer(question!.id, sellers.utara, 'Jasmine.');
    await buy(asker);
    await answer(question!.id, asker, 'The secret kind, ring 012-345 6789');
    const { questions } = await ofProduct({ query, first: 1 });
    expect(questions.nodes.map(({ text }) => text)).toEqual(expected);
    expect(questions.totalCount).toBe(expected.length);
  });

  test('of the vendor: its unanswered questions, newest first', async () => {
    const { ask, answer, member, sellers, ofVendor, pass } = await openQuestions();
    const asker = await member('asker@example.com');
    const { question } = await ask(asker, 'First?');
    pass(1);
    await ask(asker, 'Second?');
    pass(1);
    await ask(asker, 'Third?');
    await answer(question!.id, sellers.utara);
    const open = await ofVendor(sellers.utara, { isAnswered: false });
    expect(open).toMatchObject({ unansweredQuestions: 2, questions: { totalCount: 2, nodes: [{ text: 'Third?' }, { text: 'Second?' }] } });
    expect((await ofVendor(sellers.utara)).questions.totalCount).toBe(3);
    expect((await ofVendor(sellers.selatan)).questions.totalCount).toBe(0);
  });
});

describe('emails', () => {
  test('notify the vendor of a question, and the member of the first answer with its text', async () => {
    const { published, answer, buy, member, sellers, mailbox, services } = await openQuestions();
    const buyer = await member('buyer@members.example');
    await buy(buyer);
    await services.settled();
    mailbox.close();
    const { id } = await published();
    await answer(id, buyer);
    await answer(id, sellers.utara);
    await services.settled();
    expect(mailbox.mails).toHaveLength(2);
    const [answered, toVendor] = mailbox.mails;
    expect([toVendor!.subject, answered!.subject]).toEqual(['New question about one of your products', 'Your question was answered']);
    expect(answered!.to).toBe('asker@example.com');
    expect(toVendor!.text).toContain('/vendor-questions');
    expect(answered!.text).toContain(`#${id}`);
    expect(answered!.text).toContain(A_QUESTION);
    expect(answered!.text).toMatch(/^The answer: \S/m);
    expect(toVendor!.text).not.toContain(A_QUESTION);
    for (const mail of mailbox.mails) expect(mail.unsubscribeHref).toContain('/unsubscribe');
  });
});
