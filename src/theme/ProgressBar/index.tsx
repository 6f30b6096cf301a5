// Adds ProgressBar: a client module that names the bar for assistive technology, since the theme has no component
// for it. The theme starts the bar 200 ms after a navigation began, and ends it.
import nprogress from 'nprogress';
import {progressBar} from '../../components/ProgressBar/progress-bar';

nprogress.configure(progressBar);
