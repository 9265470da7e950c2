/** Writes the types of message keys for the compiler. */
import { compileMessages } from '#messages/compileMessages.ts';
import { expectUse, findMessageUse } from '#messages/messageUse.ts';
import { writeMessageTypes } from '#messages/messageTypes.ts';

const compiled = compileMessages();
const use = findMessageUse([...compiled.valueNames.keys()]);
writeMessageTypes(compiled, use);
expectUse(use);
for (const line of compiled.lacks) console.log(line);
