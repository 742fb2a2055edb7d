import { Page } from '../../vertical/page.tsx';

export default () => <Page vertical={VERTICAL} version={VERSION} />;
