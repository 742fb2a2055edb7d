import { useSearchParams } from 'react-router-dom';

/** What is chosen on a page, kept in its address: it can be sent to somebody, and the way back works. */
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
