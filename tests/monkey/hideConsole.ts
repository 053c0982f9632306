/** Runs in the page. The console is no part of the shop: its button would be pressed as often as any other. */
export const hideConsole = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-mock-console] { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
