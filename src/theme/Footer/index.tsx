// Wraps Footer: the site's own slot is above it. Its words are in src/site/navigation.ts, its look in
// src/css/chrome.css, and its markup is the classic theme's.
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';
import {BeforeFooter} from '../../site/slots/BeforeFooter';

export default function FooterWithSlot(): ReactNode {
  return (
    <>
      <BeforeFooter />
      <Footer />
    </>
  );
}
