import { Page } from '../../vertical/page.tsx';

export default () => <Page vertical="fish" version="1" />;
