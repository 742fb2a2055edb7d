import { Page } from '../../vertical/page.tsx';

export default () => <Page vertical="rng" version={VERSION} />;
