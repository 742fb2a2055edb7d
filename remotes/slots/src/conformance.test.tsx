import { describeRemote } from '@atrium/remote-conformance/describe-remote';
import { remote } from '../remote.ts';

describeRemote(remote);
