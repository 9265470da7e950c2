/** `npm run admin -- …`: prints the response of an operator's command, and exits with 1 if the command was not carried out. */
import { runOperatorCommand } from './operatorCommand.ts';

const { isDone, text } = await runOperatorCommand(process.argv.slice(2), process.env);
(isDone ? process.stdout : process.stderr).write(`${text}\n`);
if (!isDone) process.exitCode = 1;
