/** Setup of every server test: decorators need the metadata API, and a console error is a failure. */
import 'reflect-metadata';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { seedProperties, printSeedOnFailure } from './randomSeed.ts';

failOnConsoleError();
printSeedOnFailure(seedProperties());
