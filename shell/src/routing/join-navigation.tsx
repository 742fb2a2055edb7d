import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigation } from './navigation.ts';

/** Connects code outside React to the page's router. */
export function JoinNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  useEffect(() => navigation.attach((to, options) => void navigate(to, options)), [navigation, navigate]);
  return null;
}
