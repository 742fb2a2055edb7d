import { renderHook } from '@testing-library/react';
import { useReloadWhenRefused } from './use-reload-when-refused.ts';

const refuse = (blockedURI: string, effectiveDirective = 'frame-src') =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));

it('[14-02] loads the page again, once, when the policy refuses the frame of a vendor that was added meanwhile', () => {
  sessionStorage.clear();
  const reload = jest.fn();
  renderHook(() => useReloadWhenRefused('https://new-vendor.example/play?ticket=1', { reload }));
  refuse('https://other.example/');
  refuse('https://new-vendor.example/a.js', 'connect-src');
  refuse('inline');
  expect(reload).not.toHaveBeenCalled();
  refuse('https://new-vendor.example/play?ticket=1');
  refuse('https://new-vendor.example/play?ticket=2');
  expect(reload).toHaveBeenCalledTimes(1);
});
