import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useContext, useEffect, useState } from 'react';
import { RuleTextsContext } from './rule-texts-context.ts';
import { addRuleTexts } from './rule-texts.ts';
import { useRule } from './use-rule.ts';

/** The rule of a play in words. Its texts load with the first one that is shown; until then, and if they fail, its room stays empty. */
export function RuleWords({ play }: { play: Play }) {
  const texts = useContext(RuleTextsContext);
  const [loaded, setLoaded] = useState(false);
  const rule = useRule();
  useEffect(() => {
    let left = false;
    if (texts)
      addRuleTexts(texts).then(
        () => !left && setLoaded(true),
        () => {},
      );
    return () => {
      left = true;
    };
  }, [texts]);
  return <p css={words}>{loaded && rule(play).join(' ')}</p>;
}

const words = css({ margin: 0, minBlockSize: '3em', color: tokens.color.text2, ...tokens.type.small });
