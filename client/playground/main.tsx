/** Playground page: GraphiQL for the marketplace's API, with initial tabs provided by the server. */
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

interface Tab {
  query: string;
  variables?: string;
}

const root = document.getElementById('playground');
const tabs = JSON.parse(document.getElementById('playground-tabs')?.textContent ?? '[]') as Tab[];

if (root !== null) {
  createRoot(root).render(
    <GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultTabs={tabs} defaultEditorToolsVisibility="variables" />,
  );
}
