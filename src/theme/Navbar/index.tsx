// Wraps Navbar: if it crashes, the page below it survives; with the stock layout, everything would crash.
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';
import {CrashGuard} from '../../components/CrashGuard';
import {PlainNavbar} from '../../components/Navbar/PlainNavbar';

export default function SafeNavbar(): ReactNode {
  return (
    <CrashGuard fallback={<PlainNavbar />}>
      <Navbar />
    </CrashGuard>
  );
}
