/**
 * The names of the router that Atrium uses. Shared whole, the router is 66 kB; with these names, and a link made of its
 * hooks, it is 24 kB (8 kB with brotli). A name that is missing here builds cleanly and fails when it is called, and an
 * unused one is sent to every visitor: a test compares this list with the tree.
 */
export {
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
export { Link } from './router-link.ts';
