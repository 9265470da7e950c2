/** Writes the types of message keys, so that the compiler knows them. */
import { compileMessages } from '#messages/compileMessages.ts';
import { findMessageUse } from '#messages/messageUse.ts';
import { writeMessageTypes } from '#messages/messageTypes.ts';

const compiled = compileMessages();
writeMessageTypes(compiled, findMessageUse([...compiled.valueNames.keys()]));
