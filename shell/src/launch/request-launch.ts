import { ApiError } from '@atrium/api/api-error';
import { LAUNCH_VALUES } from '@atrium/contracts/configuration';
import { launchGame, launchRoom } from '@atrium/contracts/game-launch';
import { launchAddresses } from '@atrium/contracts/image-address';
import { host, type LaunchObject, sessionAtom } from '@atrium/host';
import { languageCode } from '../language/language-code.ts';
import { firstReachable } from './first-reachable.ts';
import { isFrameable, type KeptLaunch } from './kept-launch.ts';

/** Launches whose address has not been opened yet. An address can be opened once, and a reload clears this set. */
const fresh = new Set<string>();

/** Whether the address of a launch may be opened; this uses it up. */
export const takeFresh = (id: string): boolean => fresh.delete(id);

/** Requests a launch address from the gateway, again after a reality check that is due. Rejects with `ApiError`. */
export async function requestLaunch(game: LaunchObject): Promise<KeptLaunch> {
  try {
    return await askForLaunch(game);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'REALITY_CHECK_DUE') throw error;
    const { realityCheckAnswered } = await import('../protection/reality-check-answered.ts');
    await realityCheckAnswered();
    return await requestLaunch(game);
  }
}

async function askForLaunch(game: LaunchObject): Promise<KeptLaunch> {
  const { api, i18n, store, brand, permission } = host();
  const language = languageCode(i18n);
  const session = store.get(sessionAtom);
  const answer = game.roomId
    ? await api
        .call(launchRoom, { query: { roomId: game.roomId, language } })
        .then(({ content, ...answer }) => ({ ...answer, url: content, mode: 'real' as const }))
    : await api
        .call(launchGame, {
          body: {
            ...LAUNCH_VALUES,
            gameId: game.gameId ?? game.code,
            vassalage: game.vassalage,
            username: session?.account,
            token: session?.token,
            merchantCode: brand.merchantCode,
            language,
            ...(game.mode ? { mode: game.mode } : {}),
            ...(game.selection ? { selection: game.selection } : {}),
          },
        })
        .then(({ game_url, game_url2, ...answer }) => ({ ...answer, url: game_url ?? game_url2 ?? '' }));
  const url = await firstReachable(launchAddresses(answer.url, permission().launchGameCDNs));
  if (!url || !isFrameable(url)) throw new ApiError('VENDOR_UNREACHABLE');
  const id = crypto.randomUUID();
  fresh.add(id);
  return {
    id,
    url,
    game: { ...game, gameId: answer.gameId },
    name: answer.name,
    mode: answer.mode,
    ...(answer.resumes && { resumes: answer.resumes }),
    ...(answer.stakeCap && { stakeCap: answer.stakeCap }),
  };
}
