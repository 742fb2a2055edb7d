import { useSearchParams } from 'react-router-dom';

/** The filters and selection of a page, stored in its address: it can be shared, and the browser's back button works. */
export function useChoices() {
  const [search, setSearch] = useSearchParams();
  return {
    chosen: (name: string): string => search.get(name) ?? '',
    choose: (name: string, value: string, { step = false } = {}) =>
      setSearch(
        (before) => {
          if (value) before.set(name, value);
          else before.delete(name);
          return before;
        },
        { replace: !step },
      ),
  };
}
