import { ApolloProvider } from '@apollo/client/react';
import type { Messages } from '@lingui/core';
import { useEffect, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { CardThemeContext } from '#client/features/catalog/CardTheme.ts';
import { fashionCardTheme } from '#client/features/catalog/FashionCard.tsx';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { ToastRegion } from '#client/ui/feedback/toast/ToastRegion.tsx';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { AXES, useChoices, type Axis } from './choices.ts';
import { EXHIBITS } from './exhibits.ts';
import { ExhibitView } from './ExhibitView.tsx';
import styles from './Gallery.module.css';
import { sampleClient } from './samples/sampleClient.ts';

/** Shows every design system component in every state, in the chosen theme and language. */
export function Gallery({ messages }: { messages: Record<Locale, Messages> }) {
  const { choices, choose } = useChoices();
  const { theme, language, look } = choices;
  useLayoutEffect(() => {
    document.documentElement.className = `theme-${theme}`;
    document.documentElement.lang = LANGUAGES[language].tag;
  }, [theme, language]);
  useEffect(() => {
    // Undoes the focus that some components take when they mount.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  }, []);
  return (
    <ApolloProvider client={sampleClient}>
      <I18nProvider locale={language} messages={messages[language]}>
        {/* A memory router, so that links do not leave the gallery. */}
        <MemoryRouter initialEntries={['/rizq-marketplace']}>
          <header className={styles.header}>
            <h1>Gallery</h1>
            <div className={styles.switches}>
              {(Object.keys(AXES) as Axis[]).map((axis) => (
                <ChoiceSwitch key={axis} axis={axis} chosen={choices[axis]} onChoose={choose} />
              ))}
            </div>
          </header>
          <div className={styles.columns}>
            <nav aria-label="Exhibits" className={styles.contents}>
              {EXHIBITS.map(({ title, exhibits }) => (
                <div key={title}>
                  <b>{title}</b>
                  <ul>
                    {exhibits.map(({ of }) => (
                      <li key={of}>
                        <a href={`#${of}`}>{of}</a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
            <main className={styles.main} data-look={look === 'market' ? undefined : look}>
              <CardThemeContext value={look === 'market' ? null : fashionCardTheme}>
                {EXHIBITS.map(({ title, exhibits }) => (
                  <section key={title} className={styles.group}>
                    <h2>{title}</h2>
                    {exhibits.map((exhibit) => (
                      <ExhibitView key={exhibit.of} exhibit={exhibit} />
                    ))}
                  </section>
                ))}
              </CardThemeContext>
            </main>
          </div>
          <ToastRegion />
        </MemoryRouter>
      </I18nProvider>
    </ApolloProvider>
  );
}
