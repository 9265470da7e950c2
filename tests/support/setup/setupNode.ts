/** Setup of every server test: decorators need the metadata API, and a console error is a failure. */
import 'reflect-metadata';
import './withoutElementStacks.ts';
import { afterAll } from 'vitest';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { stopStarted } from './openedServices.ts';
import { seedProperties, printSeedOnFailure } from './randomSeed.ts';

failOnConsoleError();
afterAll(stopStarted);
printSeedOnFailure(seedProperties());
