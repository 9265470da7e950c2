/** Line drawings of what the departments sell, on a 32 px grid, by the name that the category carries. */
export const GARMENT_ICONS: Readonly<Record<string, string>> = {
  shirt: 'M12 5c1 2.4 7 2.4 8 0l6.5 3 2 7-4 1.2V27h-17V16.2l-4-1.2 2-7zM16 7v20M16 12.5h.01M16 17.5h.01M16 22.5h.01',
  dress: 'M11 4v4.5M21 4v4.5M11 8.5c2 2 8 2 10 0l-1.2 6.5L25 27H7l5.2-12z',
  gown: 'M12 4l-.6 5M20 4l.6 5M11.4 9h9.2l-1.3 6c1 5 3.6 8.6 6.2 13H6.5c2.6-4.4 5.2-8 6.2-13zM12.7 15h6.6',
  romper: 'M12 5c1 2 7 2 8 0l6 3-1.5 5-3.5-1v7l2 8h-5.5L16 22l-1.5 5H9l2-8v-7l-3.5 1L6 8z',
  jacket: 'M12 5l4 3.5L20 5l6.5 3.5 1.5 14-4 .5V27H8v-4l-4-.5 1.5-14zM16 8.5V27M11 18.5h2.5M18.5 18.5H21',
  hoodie: 'M11 9c0-7 10-7 10 0l5.5 2.5 1.5 11-4 .5v4H8v-4l-4-.5 1.5-11zM11 9c2 4 8 4 10 0M12 20h8v4h-8z',
  jeans: 'M9 4h14l2 24h-6l-3-15-3 15H7zM9 8h14M16 4v5',
  hanger: 'M16 11.5V9.8a2.8 2.8 0 1 0-2.8-2.8M16 11.5 29 21c1 1 .4 3-1.2 3H4.2C2.6 24 2 22 3 21z',
  'baby-shoe': 'M4 12v11h24c0-4.5-3-6-7.5-7L14 10.5 11.5 13zM4 19.5h24M15 15.5l2-2M18.5 17l1.8-2',
  bag: 'M6 12h20l2 15H4zM11 15v-5.5a5 5 0 0 1 10 0V15',
  wallet: 'M4 9h22v17H4zM4 9l17-4v4M20 15.5h8v5h-8z',
  belt: 'M2 12h18v8H2zM20 12h10v8H20zM12 14.5h10v3H12M5.5 16h.01M8.5 16h.01',
  ring: 'M16 28a8 8 0 1 0 0-16 8 8 0 0 0 0 16M11.5 8l2-4h5l2 4-4.5 4.5z',
  glasses: 'M3 12h26M13.5 14.5a5 5 0 1 1-10 0V12h10zM28.5 14.5a5 5 0 1 1-10 0V12h10zM13.5 14c1.5-1.5 3.5-1.5 5 0',
  racket: 'M12.5 19.5c-5-1.5-7-6.5-5-11s8-6 12-3 4.5 8.5 1 12-6 2.5-8 2zM12.5 19.5 5 28M9 7l10 10M16.5 4.5 8 13M22 9l-8.5 8.5',
  kite: 'M16 3l9 11-9 9-9-9zM16 3v20M7 14h18M16 23c0 3 3 2 3 4s-3 1-3 3',
};
