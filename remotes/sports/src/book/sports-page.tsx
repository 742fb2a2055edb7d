import { BookPage } from './book-page.tsx';

export const Page = () => <BookPage category="SPORTS" />;
