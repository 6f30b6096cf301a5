// Adds ProgressBar: a client module that names the bar for assistive technology, since the theme has no part for
// it. The theme starts the bar 200 ms after a navigation began, and ends it; components/PageTransition does where
// a page does not come.
import nprogress from 'nprogress';
import {progressBar} from '../../components/ProgressBar/progress-bar';

nprogress.configure(progressBar);
