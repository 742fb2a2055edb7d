import { css } from '@emotion/react';
import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Portal,
  Root,
  Separator,
  Trigger,
} from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, Fragment, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { tokens } from './theme.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconName;
  onSelect: () => void;
  /** Makes it an entry that is on or off. */
  checked?: boolean;
  disabled?: boolean;
  danger?: boolean;
  /** A line before it. */
  apart?: boolean;
}

export interface MenuProps extends Omit<ComponentProps<typeof Content>, 'children'> {
  /** The button that opens it; it must take a ref and have a name. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/** A menu of actions behind a button: arrows, type-ahead, Escape. Heavy (Radix): load it with the screen that needs it. */
export function Menu({ trigger, items, ...rest }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content align="start" sideOffset={4} collisionPadding={8} css={styles.menu} {...rest}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.apart && <Separator css={styles.line} />}
              <Entry item={item} />
            </Fragment>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const look = [styles.item, item.danger && styles.danger];
  if (item.checked !== undefined) {
    return (
      <CheckboxItem checked={item.checked} disabled={item.disabled} onSelect={item.onSelect} css={look}>
        <span css={styles.mark}>
          <ItemIndicator>
            <Icon name="check" size={16} />
          </ItemIndicator>
        </span>
        {item.label}
      </CheckboxItem>
    );
  }
  return (
    <Item disabled={item.disabled} onSelect={item.onSelect} css={look}>
      {item.icon && <Icon name={item.icon} size={16} />}
      {item.label}
    </Item>
  );
}

const styles = {
  menu: css({
    zIndex: tokens.layer.dialog + 1,
    minInlineSize: 180,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflow: 'auto',
    padding: tokens.space[1],
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    boxShadow: tokens.elevation.floating,
  }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    minBlockSize: 36,
    paddingInline: tokens.space[3],
    borderRadius: tokens.radius.small,
    fontWeight: tokens.weight.medium,
    cursor: 'pointer',
    outline: 'none',
    ...tokens.type.small,
    '&[data-highlighted]': { background: tokens.color.surface3 },
    '&[data-disabled]': { color: tokens.color.text3, cursor: 'not-allowed' },
  }),
  danger: css({ color: tokens.color.error }),
  mark: css({ inlineSize: 16 }),
  line: css({ blockSize: 1, margin: tokens.space[1], background: tokens.color.line }),
};
