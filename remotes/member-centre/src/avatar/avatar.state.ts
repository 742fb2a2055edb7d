import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { avatar } from '@atrium/contracts/members';
import { chooseAvatar, uploadAvatar } from '@atrium/contracts/own-avatar';
import { type ApiError, failureOf, host } from '@atrium/host';
import { fileContent } from '@atrium/ui/file-content';
import type { Square } from './square.ts';

type Outcome = { value: ReplyOf<typeof avatar> } | { failure: ApiError };

const outcomeOf = async (call: Promise<ReplyOf<typeof avatar>>): Promise<Outcome> => {
  try {
    return { value: await call };
  } catch (error) {
    return { failure: failureOf(error) };
  }
};

export const choose = (name: string): Promise<Outcome> =>
  outcomeOf(host().api.call(chooseAvatar, { body: { avatar: name } }));
export const upload = async (file: File, square: Square): Promise<Outcome> =>
  outcomeOf(host().api.call(uploadAvatar, { body: { image: await fileContent(file), square } }));
