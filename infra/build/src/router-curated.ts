/**
 * The names of the router that Atrium uses. Shared whole, the router is 66 kB; through this door it is 15. A name that
 * is missing here builds cleanly and fails when it is called, so a test compares this list with the tree.
 */
export {
  BrowserRouter,
  createPath,
  generatePath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  resolvePath,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router';
