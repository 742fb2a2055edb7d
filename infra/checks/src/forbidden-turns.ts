/** A turn of phrase that is refused in comments, documents, messages and interface texts, and what to write instead. */
export interface ForbiddenTurn {
  turn: RegExp;
  instead: string;
}

export const FORBIDDEN_TURNS: readonly ForbiddenTurn[] = [
  {
    turn: /\b(?:stands?|stood)\b(?!-in|\s+(?:in\s+)?for\b|\s+up\s+to\b)/gi,
    instead: '"is", "appears", "is listed", "is stored"; "stands for" and "stand-in" are fine',
  },
  {
    turn: /\b(?:tells|told)\b/gi,
    instead: 'what the code does: returns, sends, reports, notifies, distinguishes',
  },
  { turn: /\b(?:for\s+)?so\s+long(?:\s+as)?\b/gi, instead: '"while", "as long as", or the duration with its unit' },
  { turn: /\bso\s+many(?:\s+as)?\b/gi, instead: 'the number and what is counted: "at most MAX_ROWS rows"' },
  { turn: /\bwhoever\b/gi, instead: 'a noun: "the member that", "any caller"' },
  { turn: /\bwhatever\s+(?:it|they)\b/gi, instead: 'a noun: "any value that", "everything in the table"' },
  {
    turn: /\b(?:did|does|do|has|have|had)(?:n['’]t|\s+not)\s+(?:yet\s+)?come\b/gi,
    instead: '"is missing", "did not load", "has not arrived"; in the interface "Couldn\'t load …. Try again."',
  },
  { turn: /\bcame\s+back\b/gi, instead: '"returned", "reconnected", "was restored"' },
  { turn: /\bhears\b|\b(?:hear|heard)\s+of\b/gi, instead: '"receives", "is notified of", "subscribes to"' },
  { turn: /\bin\s+the\s+end\b/gi, instead: '"finally", "eventually", or the moment itself: "after the last retry"' },
  { turn: /\bby\s+(?:itself|themselves)\b/gi, instead: '"automatically", "in the background", or "alone"' },
  {
    turn: /(?<=^\s*|[.!?:;|]\s+|[-*#>]\s+|\n\s*\n\s*)Who\s[^.!?:]*[.!:]/g,
    instead: 'a noun as the subject: "The member that …", "A caller without …"',
  },
];

/** Words that are refused in names. `nameWords` converts a name to kebab-case first. */
export interface ForbiddenName {
  words: RegExp;
  instead: string;
}

export const FORBIDDEN_NAMES: readonly ForbiddenName[] = [
  { words: /\bpatience\b/, instead: 'what it limits, and the unit: CAPTCHA_TTL_MS, RETRY_LIMIT' },
  { words: /\bin-the-end\b/, instead: 'what happens then: retryWhenIdle' },
  { words: /\blate-part\b/, instead: 'deferredPart' },
  { words: /\bwishes\b/, instead: 'the thing: pendingFavourites' },
  { words: /\btruths?\b/, instead: 'what is true: contractEffects' },
  { words: /(?<!support-|help-)\bdesks?\b/, instead: 'the role: ports, parts, service; a help desk is one' },
  { words: /\b(?:told|tell)\b/, instead: 'the state or the action: lastKnown, sent, notifyMember' },
  { words: /\b(?:un)?said\b/, instead: 'what it is: reply, output, published, declared' },
  { words: /\bhear(?:ing)?\b/, instead: 'receive, follow, subscribe' },
  { words: /\bby-(?:itself|themselves)\b/, instead: 'background, automatic' },
];

/** Names in `SCREAMING_CASE` that denote a duration, whatever its value. */
export const DURATION_NAMES =
  /(?:^|_)(?:TIMEOUT|TTL|DELAY|INTERVAL|WAIT|PAUSE|GRACE|EVERY|HEARTBEAT|FRESH|LIFETIME|BACK_?OFF|WITHIN)(?:_|$)/;

/** The accepted endings of a duration or a size. */
export const UNIT_SUFFIX =
  /(?:^|_)(?:MS|SECONDS?|MINUTES?|HOURS?|DAYS?|BYTES|KB|MB|PX|PERCENT|LIMIT|COUNT|SIZE|FACTOR|RATIO|PER_[A-Z_]+)$/;

/** The name of a unit alone is ambiguous: both 86_400 and 86_400_000 have been called DAY. */
export const BARE_UNIT = /^(?:SECOND|MINUTE|HOUR|DAY|WEEK)S?$/;
