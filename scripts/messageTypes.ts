/** Checks the messages and writes the types for their keys. */
import { compileMessages } from '#messages/compileMessages.ts';
import { expectUse } from '#messages/messageUse.ts';
import { writeMessageTypes } from '#messages/messageTypes.ts';

const compiled = compileMessages();
writeMessageTypes(compiled);
expectUse([...compiled.valueNames.keys()]);
for (const line of compiled.lacks) console.log(line);
