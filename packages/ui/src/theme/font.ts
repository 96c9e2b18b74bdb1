/** Inter with its weight axis, in Latin, macron vowels and the rest of Latin Extended; a page loads the parts it shows. */
import './font.css';
