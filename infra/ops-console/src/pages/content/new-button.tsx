import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** Above a list: creates a new entry. */
export function NewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div css={styles.line}>
      <Button icon="plus" onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

const styles = { line: css({ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: tokens.space[3] }) };
