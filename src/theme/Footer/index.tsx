// Wraps Footer: the site's own slot is above it. If one of the two crashes, the page above them survives; with
// the stock layout, everything would crash. Its words are in src/site/navigation.ts, its look in
// src/css/chrome.css, and its markup is the classic theme's.
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';
import {CrashGuard} from '../../components/CrashGuard';
import {BeforeFooter} from '../../site/slots/BeforeFooter';

export default function SafeFooter(): ReactNode {
  return (
    <>
      <CrashGuard>
        <BeforeFooter />
      </CrashGuard>
      <CrashGuard>
        <Footer />
      </CrashGuard>
    </>
  );
}
