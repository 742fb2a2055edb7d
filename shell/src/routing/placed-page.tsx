import type { ComponentType, ReactNode } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';

/** A page at its own address: a screen that is kept behind another one does not hear of the other's address. */
export function PlacedPage({ Page, location }: { Page: ComponentType | (() => ReactNode); location: Location }) {
  return (
    <Routes location={location}>
      <Route path="*" element={<Page />} />
    </Routes>
  );
}
