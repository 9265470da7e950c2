/** Setup for every server test: decorators need the metadata API, and a console error counts as a failure. */
import 'reflect-metadata';
import './withoutElementStacks.ts';
import { afterAll } from 'vitest';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { stopStarted } from './openedServices.ts';
import { seedProperties, printSeedOnFailure } from './randomSeed.ts';

failOnConsoleError();
afterAll(stopStarted);
printSeedOnFailure(seedProperties());
