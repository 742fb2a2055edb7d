/**
 * The names of the router that Atrium uses. Shared whole, the router is 66 kB; with these names it is 14 kB. A name
 * that is missing here builds cleanly and fails when it is called, and an unused one is sent to every visitor: a test
 * compares this list with the tree.
 */
export {
  Link,
  Navigate,
  Route,
  Router,
  Routes,
  UNSAFE_createBrowserHistory,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router';
