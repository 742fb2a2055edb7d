import type { ComponentType, ReactNode } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';

/** A page with its own location: a screen that is kept alive behind another one does not see the other's address. */
export function PlacedPage({ Page, location }: { Page: ComponentType | (() => ReactNode); location: Location }) {
  return (
    <Routes location={location}>
      <Route path="*" element={<Page />} />
    </Routes>
  );
}
