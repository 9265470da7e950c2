import * as React from 'react';

// React creates a stack trace for every element for use in its warnings, which takes a sixth of the time. The warnings themselves still
// fail a test.
const reactInternals = (React as unknown as Record<string, object>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']!;
Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
