/** Text and not a file: every host shows it, also those that put the vertical into a shadow root. */
export const LOBBY_STYLE = `
.lobby { padding: 16px; font: 14px/1.4 system-ui, sans-serif; color: #e8e6f0; background: #14121c; }
.lobby header { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.lobby h2 { margin: 0 16px 0 0; font-size: 24px; }
.lobby input, .lobby select { padding: 8px; border: 1px solid #4a4560; border-radius: 8px; background: #1e1b2a; color: inherit; }
.lobby ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 12px; padding: 0; list-style: none; }
.tile button { display: grid; gap: 2px; width: 100%; padding: 0 0 8px; border: 0; border-radius: 12px; overflow: hidden; background: #1e1b2a; color: inherit; text-align: start; font: inherit; }
.tile img { width: 100%; height: auto; aspect-ratio: 1; background: #2a2638; }
.tile strong, .tile span, .tile small, .tile em { padding: 0 8px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.tile mark { margin: 0 8px; padding: 0 6px; border-radius: 6px; justify-self: start; background: #ffb84d; }
`;
