export interface OldName {
  old: string
  use: string
  /** The only folder where the name is old; elsewhere it has its ordinary meaning. */
  within?: string
}

/**
 * Words that no part of a name may be, and what to use: `fateOf` and `orderFate` both contain `fate`. Singular and plural are separate
 * rows.
 */
export const oldWords: readonly OldName[] = [
  { old: 'keeper', use: 'stateStore' },
  { old: 'deed', use: 'command' },
  { old: 'deeds', use: 'commands' },
  { old: 'goods', use: 'products, items or catalogue' },
  { old: 'shelf', use: 'category or catalogueView' },
  { old: 'shelves', use: 'categories' },
  { old: 'wish', use: 'option, or wishlistCount of a product' },
  { old: 'wishes', use: 'linkOptions, or wishlistCount of a product' },
  { old: 'wished', use: 'asked' },
  { old: 'gist', use: 'summary' },
  { old: 'struck', use: 'matched' },
  { old: 'interference', use: 'faultInjector' },
  { old: 'fate', use: 'testOutcome' },
  { old: 'fates', use: 'testOutcomes' },
  { old: 'course', use: 'timeline' },
  { old: 'courses', use: 'timelines' },
  { old: 'coursing', use: 'timelineInput' },
  { old: 'belongings', use: 'accountSeed' },
  { old: 'told', use: 'the name of what is passed, or eventLog' },
  { old: 'tell', use: 'notify' },
  { old: 'telling', use: 'notifying, or the name of the event' },
  { old: 'tellings', use: 'eventBus' },
  { old: 'drawn', use: 'prerendered, of a page; draw, of a random number' },
  { old: 'redrawn', use: 'reseeded' },
  { old: 'standing', use: 'progress, status or state' },
  { old: 'standings', use: 'progress, status or state' },
  { old: 'moment', use: 'time, or RequestInfo' },
  { old: 'moments', use: 'times' },
  { old: 'errand', use: 'deferredAction' },
  { old: 'furniture', use: 'layoutOptions' },
]

/** Whole names that may not be used again. Their words are ordinary ones. */
export const oldIdentifiers: readonly OldName[] = [
  { old: 'Bag', use: 'SessionExport' },
  { old: 'bag', use: 'sessionExport' },
  { old: 'Facts', use: 'ProductIndexRow' },
  { old: 'Passage', use: 'RequestContext' },
  { old: 'Arrival', use: 'IncomingRequest' },
  { old: 'Visit', use: 'HandlerContext', within: 'mocks/' },
  { old: 'visit', use: 'context', within: 'mocks/' },
  { old: 'visitIn', use: 'handlerContextOf' },
  { old: 'answered', use: 'respond, or the name of the answer' },
  { old: 'near', use: 'suggestions' },
  { old: 'understood', use: 'parseLink' },
  { old: 'comeAsFar', use: 'advanceTo' },
  { old: 'letPeopleMoveIn', use: 'seedAccounts' },
  { old: 'moveIn', use: 'moveGuestData' },
  { old: 'looks', use: 'queries' },
  { old: 'door', use: 'endpoint, or bridge' },
  { old: 'pause', use: 'yieldToMain' },
  { old: 'consoleNews', use: 'consoleBroadcast' },
  { old: 'shopDoor', use: 'appBridge' },
  { old: 'inPieces', use: 'splitState' },
  { old: 'holdBack', use: 'recordInput' },
  { old: 'doHeldBack', use: 'replayInput' },
  { old: 'keepLines', use: 'keepLineCounts' },
  { old: 'makeWhole', use: 'makeAddressesAbsolute' },
  { old: 'tooOld', use: 'unsupportedBrowser' },
  { old: 'anywhere', use: 'anyAddress' },
  { old: 'loadLaterWords', use: 'loadTexts' },
  { old: 'useStepWords', use: 'useStepLabels' },
  { old: 'hotWords', use: 'hotMessages' },
  { old: 'WordValues', use: 'MessageValues' },
  { old: 'drawnAhead', use: 'backgroundRender' },
  { old: 'loadedAhead', use: 'prefetchedScripts' },
  { old: 'askedInView', use: 'prefetchOnView' },
  { old: 'pains', use: 'reportedProblems' },
  { old: 'provocations', use: 'errorInputs' },
  { old: 'samePicture', use: 'visualComparison' },
  { old: 'sameLink', use: 'reproducibleJournal' },
]

/** Old names that stay, because something outside this code uses them. */
export const keptNames: readonly { path: string; name: string; why: string }[] = [
  { path: 'mocks/scenarios/link.ts', name: 'goods', why: 'a parameter of links' },
  { path: 'mocks/controls/parseLink.ts', name: 'goods', why: 'a parameter of links' },
  { path: 'mocks/hosts/http/shopCommands.ts', name: 'goods', why: 'a field of an HTTP body' },
  { path: 'mocks/graphql/cycles.ts', name: 'visit', why: 'a function of the package graphql' },
  { path: 'mocks/graphql/parse.ts', name: 'visit', why: 'a function of the package graphql' },
  { path: 'mocks/state/migrations.ts', name: 'fate', why: 'a field of version 4 of the state' },
  { path: 'tests/console/session.test.tsx', name: 'goods', why: 'a parameter of links' },
  { path: 'tests/mocks/hosts/http/seedInLink.test.ts', name: 'goods', why: 'a parameter of links' },
  { path: 'tests/mocks/state/migrations.test.ts', name: 'fate', why: 'a field of version 4 of the state' },
  { path: 'tests/screens/account/orders.test.tsx', name: 'Tell', why: 'a word on screen' },
  { path: 'tests/spec/prerenderedPage.test.ts', name: 'goods', why: 'a field of the contract' },
]
