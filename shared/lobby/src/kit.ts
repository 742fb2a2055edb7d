/**
 * What lobbies take from their kit at run time, by the names that they import: the build of a remote turns each of these
 * imports into one of the kit. Loaders and texts of a remote are its own and no part of the kit.
 */
export * from '@atrium/lobby/cover';
export * from '@atrium/lobby/cover-button';
export * from '@atrium/lobby/create-lobby';
export * from '@atrium/lobby/game-plate';
export * from '@atrium/lobby/language-code';
export * from '@atrium/lobby/launch-vendor';
export * from '@atrium/lobby/lobby-frame';
export * from '@atrium/lobby/lobby-head';
export * from '@atrium/lobby/lobby-page';
export * from '@atrium/lobby/page-sizes';
export * from '@atrium/lobby/preload-lobby';
export * from '@atrium/lobby/use-vendor-polling';
export * from '@atrium/lobby/use-vendors';
export * from '@atrium/lobby/vendor-groups';
export * from '@atrium/lobby/vendor-tabs';
export * from '@atrium/lobby/vendor-tile';
export * from '@atrium/lobby/vendors.state';
export * from '@atrium/ui/button';
export * from '@atrium/ui/chip';
export * from '@atrium/ui/empty-state';
export * from '@atrium/ui/icon-button';
export * from '@atrium/ui/search-field';
export * from '@atrium/ui/select';
export * from '@atrium/ui/skeleton';
export * from '@atrium/ui/tabs';
export * from '@atrium/ui/theme';
