// Wraps Navbar: when it crashes, the page below it stays; the stock layout would take all down with it.
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
